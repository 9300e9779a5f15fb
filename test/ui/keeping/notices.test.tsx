// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { type Names, namesOf, plainSpeech } from '@/i18n/sentences';
import type { StorageErrorCode } from '@/storage/errors';
import { limits } from '@/storage/savefile';
import type { Access, Saving } from '@/table';
import { viewAt } from '@/titles/rhineland/18rhl';
import { copyName } from '@/ui/table/copy-name';
import { Notices } from '@/ui/table/Notices';

beforeEach(() => {
  language.value = 'en';
});
afterEach(() => {
  cleanup();
  language.value = 'en';
});

const setup = { title: '18rhl', players: [], seed: 1, options: {} };
const names: Names = namesOf(plainSpeech, viewAt(setup), setup);
const nothing = () => {};

function show(more: {
  access?: Access;
  saving?: Saving;
  isMemoryOnly?: boolean;
  hasDiffered?: boolean;
  adjusted?: { dropped: number; passed: number };
}) {
  render(
    <Notices
      access={{ kind: 'writing' }}
      saving={{ kind: 'saved' }}
      isMemoryOnly={false}
      book="18Rhl"
      names={names}
      onTakeOver={nothing}
      onRetry={nothing}
      onFree={nothing}
      onKeepCopy={nothing}
      onDrop={nothing}
      onExport={nothing}
      {...more}
    />,
  );
  return {
    text: document.body.textContent ?? '',
    buttons: screen.queryAllByRole('button').map(({ textContent }) => textContent),
  };
}

const unsaved = (code: StorageErrorCode, moves = 2, isWhole = false): Saving => ({
  kind: 'unsaved',
  code,
  moves,
  isWhole,
});

describe('the notices of the table', () => {
  it('say nothing where all is well', () => {
    expect(show({}).text).toBe('');
  });

  it('say in a sentence what was done to a log of older rules, which can be shown as it was', () => {
    const { text, buttons } = show({ adjusted: { dropped: 3, passed: 1 } });
    expect(text).toContain('(steps no longer asked left out: 3, new steps passed over: 1).');
    expect(buttons).toEqual(['Show it as it was']);
    cleanup();
    language.value = 'de';
    expect(show({ adjusted: { dropped: 3, passed: 1 } }).buttons).toEqual(['So zeigen, wie es war']);
  });

  it('say in either language that the log wins over a kept state', () => {
    expect(show({ hasDiffered: true }).text).toMatch(/^The log of this game leads to another state/);
    cleanup();
    language.value = 'de';
    expect(show({ hasDiffered: true }).text).toMatch(/^Das Protokoll dieses Spiels führt zu einem anderen/);
  });

  it('say of a lost move that it is lost, in words', () => {
    const refusal = { code: 'log-damaged', params: {}, rule: '' } as const;
    const { text } = show({ access: { kind: 'broken', move: 2, of: 5, refusal } });
    expect(text).toContain('Move 2 of 5 is missing in the storage of this device');
    expect(text).not.toContain('log-damaged');
  });

  it('never speak of the last 0 moves', () => {
    expect(show({ saving: unsaved('full', 0, true) }).text).toContain('This game is in this window only.');
  });

  it.each([
    ['full', ['Free some space', 'Try again', 'Export a save file']],
    ['unavailable', ['Try again', 'Export a save file']],
    ['newer', ['Export a save file']],
    ['missing', ['Keep as a game of its own', 'Export a save file']],
    ['changed', ['Keep as a game of its own', 'Show the stored game', 'Export a save file']],
  ] as const)('offer what can help where storage says "%s"', (code, offered) => {
    expect(show({ saving: unsaved(code) }).buttons).toEqual(offered);
  });

  it('say where games are kept in this window only', () => {
    expect(show({ isMemoryOnly: true }).text).toContain('Games are kept in this window only');
  });
});

describe('the name of a copy', () => {
  it.each(['en', 'de'] as const)('of a long name still says that it is one (%s)', (spoken) => {
    language.value = spoken;
    const name = copyName('😀'.repeat(limits.name));
    expect(name).toMatch(/ \((copy|Kopie)\)$/);
    expect(name.length).toBeLessThanOrEqual(limits.name);
    expect(name.isWellFormed()).toBe(true);
  });
});
