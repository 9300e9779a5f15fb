import type { ComponentChildren } from 'preact';
import { t } from '@/i18n';
import { linkTo, path } from './router';

interface FrameProps {
  /** The screen has a head of its own, and all of the window. */
  isBare?: boolean;
  children: ComponentChildren;
}

/** What surrounds every screen: the way to the content, the name and the main menu. */
export function Frame({ isBare = false, children }: FrameProps) {
  return (
    <>
      <button type="button" class="skip" onClick={toContent}>
        {t('shell.skip')}
      </button>
      {!isBare && (
        <header class="top">
          <a class="top-name" href={linkTo()}>
            <Mark />
            {t('shell.name')}
          </a>
          <nav aria-label={t('shell.menu')}>
            <TopLink to="gallery">{t('shell.boards')}</TopLink>
            <TopLink to="settings">{t('shell.settings')}</TopLink>
          </nav>
        </header>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** A button, not a link to `#content`: the hash is our address. */
function toContent() {
  document.getElementById('content')?.focus();
}

function TopLink({ to, children }: { to: string; children: ComponentChildren }) {
  const isHere = path.value[0] === to;
  return (
    <a class="top-link" href={linkTo(to)} {...(isHere && { 'aria-current': 'page' as const })}>
      {children}
    </a>
  );
}

/** A winding tower: wheel, headframe and track. */
function Mark() {
  return (
    <svg class="top-mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="9" r="6" />
      <path d="M16 3V15M10 9H22M12 13L6 29M20 13L26 29M9 21H23M4 29H28" />
    </svg>
  );
}
