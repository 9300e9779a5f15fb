import { Component, type ComponentChildren } from 'preact';
import { t } from '@/i18n/table';

interface BoundaryProps {
  /** What is shown: where that changes, what went wrong before no longer matters. */
  of: unknown;
  children: ComponentChildren;
}

interface BoundaryState {
  error: unknown;
  of: unknown;
}

/** Keeps an error in one panel: the rest of the table goes on, and the game is safe. */
export class PanelBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, of: undefined };

  override componentDidCatch(error: unknown) {
    this.setState({ error: error ?? new Error(), of: this.props.of });
  }

  render({ children, of }: BoundaryProps) {
    const { error } = this.state;
    if (error === undefined || this.state.of !== of) return children;
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return (
      <div class="panel-failure" role="alert">
        <p>
          <b>{t('table.failed')}</b> {t('table.failed.safe')}
        </p>
        <pre class="error-detail">{message}</pre>
        <button type="button" class="button" onClick={() => this.setState({ error: undefined })}>
          {t('error.again')}
        </button>
      </div>
    );
  }
}
