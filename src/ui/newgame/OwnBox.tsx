import { useEffect, useState } from 'preact/hooks';
import type { BoxProblem, BoxValues } from '@/engine/game/box/sheet';
import { t, tCount } from '@/i18n/aside';
import { boxes } from '@/table';
import type { TitleEntry } from '@/titles/family';
import { boxProblemSentence } from '../agreed/box-problem';
import { valuesOfTitle } from '../box/whole';
import { linkTo } from '../shell/router';

/** What the players' own box changes in a game of the title. */
export interface OwnValues {
  readonly values: BoxValues;
  readonly problem?: BoxProblem;
}

/** Nothing while it is not known, or where nothing is corrected. */
export function useOwnBox({ id, board }: TitleEntry): OwnValues | undefined {
  const [own, setOwn] = useState<OwnValues & { readonly title: string }>();
  useEffect(() => {
    let isWanted = true;
    // without what is corrected a game can always begin
    ownValues(id, board).then(
      (found) => isWanted && setOwn({ ...found, title: id }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id, board]);
  return own?.title === id && Object.keys(own.values).length > 0 ? own : undefined;
}

async function ownValues(title: string, board: string): Promise<OwnValues> {
  const values = await boxes.values(board);
  return Object.keys(values).length === 0 ? { values } : valuesOfTitle(title, values);
}

interface OwnBoxProps {
  title: TitleEntry;
  own: OwnValues | undefined;
  isWith: boolean;
  onWith: (isWith: boolean) => void;
}

/** Says how many values of the own box are corrected, and lets a game begin with or without them. */
export function OwnBox({ title, own, isWith, onWith }: OwnBoxProps) {
  const link = (
    <a class="button" href={linkTo('box', title.board)}>
      {t(own ? 'ownBox.change' : 'ownBox.open')}
    </a>
  );
  if (!own) return <p class="actions">{link}</p>;
  const { values, problem } = own;
  const { code, ...params } = problem ?? { code: '' };
  return (
    <fieldset class="choice own-box">
      <legend>{t('ownBox.title')}</legend>
      <label class="own-box-with">
        <input
          type="checkbox"
          checked={isWith && !problem}
          disabled={problem !== undefined}
          onChange={(event) => onWith(event.currentTarget.checked)}
        />
        <b>{tCount('ownBox.with', Object.keys(values).length)}</b>
      </label>
      {problem && (
        <p class="notice is-bad" role="alert">
          {t('ownBox.unfit')} {boxProblemSentence({ problem: code, ...params })}
        </p>
      )}
      <p class="actions">{link}</p>
    </fieldset>
  );
}
