import { withBoxWords } from '@/i18n/box';
import { Later } from '../shell/Later';
import type { Path } from '../shell/router';
import type { Seat } from '../table/seat';

const loadBoxes = () => withBoxWords(import('./Boxes'));
const loadSources = () => withBoxWords(import('./CardSources'));

/** The editor of boxes, fetched when somebody wants it. */
export function BoxScreen({ path }: { path: Path }) {
  return <Later load={loadBoxes}>{({ Boxes }) => <Boxes path={path} />}</Later>;
}

const nothing = () => {};

/** Where the values of cards come from, fetched where they are shown. */
export function SourcesOf({ seat, sections }: { seat: Seat; sections: readonly string[] }) {
  if (!seat.title.sheet) return null;
  return (
    <Later load={loadSources} onFail={nothing}>
      {({ CardSources }) => <CardSources seat={seat} sections={sections} />}
    </Later>
  );
}
