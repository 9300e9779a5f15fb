import type { GameRow } from '@/storage/rows';
import { screen, table } from '@/table';
import { agreedNames } from '../agreed/names';
import { CorrectEntry } from '../correct/CorrectEntry';
import { unlessUnsaved } from '../keeping/leaving';
import { LookBackLink } from '../look-back/LookBackLink';
import { TrialEntry } from '../trial/TrialEntry';
import { WhatIfLink } from '../what-if/WhatIfLink';
import { Menu } from './Menu';
import { copyHere } from './playing';

interface TableMenuProps {
  id: string;
  row: GameRow;
  /** The game explains itself, if that is wanted. */
  hasHints: boolean;
  /** It has been played to its end. */
  isFinal: boolean;
  onWrite: () => void;
  onExport: () => void;
  onClose: () => void;
}

/** The menu of the game on the table. */
export function TableMenu({ id, row, isFinal, ...rest }: TableMenuProps) {
  return (
    <Menu
      {...rest}
      name={row.name}
      players={row.setup.players.map(({ name }) => name)}
      agreed={agreedNames(row.setup)}
      house={row.house}
      full={screen.full}
      isTrial={table.trial.value !== null}
      onCopy={() => unlessUnsaved(() => void copyHere(row.name))}
    >
      <WhatIfLink id={id} />
      <TrialEntry onClose={rest.onClose} />
      <CorrectEntry onClose={rest.onClose} />
      {isFinal && <LookBackLink id={id} />}
    </Menu>
  );
}
