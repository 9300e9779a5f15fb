import type { ComponentChildren } from 'preact';
import { t, tOf } from '@/i18n/aside';
import { curtain, facing, facings, hints } from '../settings/preferences';
import { Switch } from '../settings/Switch';
import { linkTo } from '../shell/router';
import { PlayerSides } from './PlayerSides';
import { Dialog } from './parts/Dialog';

export interface FullScreenControl {
  readonly isPossible: boolean;
  readonly isFull: { readonly value: boolean };
  toggle(): Promise<void>;
}

interface MenuProps {
  /** What the players call the game. */
  name: string;
  /** Names of those who play. */
  players: readonly string[];
  /** What was agreed before the first move, as far as it differs from the book. */
  agreed: readonly string[];
  /** Rules of this table. */
  house: string | undefined;
  /** The game explains itself, if that is wanted. */
  hasHints: boolean;
  onWrite: () => void;
  full: FullScreenControl;
  onExport: () => void;
  onCopy: () => void;
  /** A line is tried: it is no game that could be saved or copied. */
  isTrial?: boolean;
  onClose: () => void;
  children?: ComponentChildren;
}

/** What is needed now and then. */
export function Menu({
  name,
  players,
  agreed,
  house,
  hasHints,
  full,
  onWrite,
  onExport,
  onCopy,
  isTrial = false,
  onClose,
  children,
}: MenuProps) {
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog title={name} place="side" onClose={onClose}>
      {agreed.length > 0 && <p class="note">{t('agreed.these', { names: agreed.join(' · ') })}</p>}
      {house && <p class="note house-rules">{t('writings.houseAre', { rules: house })}</p>}
      <nav class="menu" aria-label={t('table.menu')}>
        {children}
        <button type="button" class="menu-item" onClick={then(onWrite)}>
          {t('writings.title')}
        </button>
        {full.isPossible && (
          <button type="button" class="menu-item" onClick={then(() => void full.toggle())}>
            {t(full.isFull.value ? 'table.full.leave' : 'table.full.enter')}
          </button>
        )}
        {!isTrial && (
          <>
            <button type="button" class="menu-item" onClick={then(onExport)}>
              {t('table.export')}
            </button>
            <button type="button" class="menu-item" onClick={then(onCopy)}>
              {t('table.copyHere')}
            </button>
          </>
        )}
        <a class="menu-item" href={linkTo()}>
          {t('table.leave')}
        </a>
        <a class="menu-item" href={linkTo('settings')}>
          {t('shell.settings')}
        </a>
      </nav>
      <fieldset class="choice">
        <legend>{t('settings.facing')}</legend>
        <div class="choice-options facing-options">
          {facings.map((side) => (
            <label key={side} class="choice-option">
              <input
                type="radio"
                name="facing"
                checked={facing.value === side}
                onChange={() => {
                  facing.value = side;
                }}
              />
              <span>{tOf('settings.facing', side)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <PlayerSides names={players} />
      <Switch label={t('settings.curtain')} what={t('settings.curtain.what')} value={curtain} />
      {hasHints && <Switch label={t('settings.hints')} what={t('settings.hints.what')} value={hints} />}
    </Dialog>
  );
}
