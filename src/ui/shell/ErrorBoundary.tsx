import { Component, type ComponentChildren } from 'preact';
import { t } from '@/i18n';
import { isUnfetched } from './again';
import { Page } from './Page';
import { linkTo } from './router';

interface BoundaryProps {
  /** Another place in the app: what went wrong elsewhere no longer matters there. */
  place: string;
  children: ComponentChildren;
}

interface BoundaryState {
  error: unknown;
  place: string;
}

/** Shows what went wrong in a screen, and a way on; the rest of the app stays usable. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, place: '' };

  override componentDidCatch(error: unknown) {
    this.setState({ error: error ?? new Error(), place: this.props.place });
  }

  render({ children, place }: BoundaryProps) {
    const { error } = this.state;
    if (error === undefined || this.state.place !== place) return children;
    // a browser does not ask twice for what it could not fetch, unless the page is loaded anew; all is stored
    const onRetry = () =>
      isUnfetched(error) ? location.reload() : this.setState({ error: undefined, place: '' });
    return <Failure error={error} onRetry={onRetry} />;
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page title={t('error.title')}>
      <div role="alert">
        <p>{t('error.what')}</p>
        <h2>{t('error.detail')}</h2>
        <pre class="error-detail">{describe(error)}</pre>
      </div>
      <p class="actions">
        <button type="button" class="button button-main" onClick={onRetry}>
          {t('error.again')}
        </button>
        <a class="button" href={linkTo()}>
          {t('error.home')}
        </a>
      </p>
    </Page>
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
