import { Part } from '../../../turn/Part';
import { t, tCount } from '../words/brewing';

interface Props<P> {
  plan: P;
  /** One for every set of units that can wait, few before many. */
  proposals: readonly P[];
  /** The units that wait in a plan. */
  unitsIn: (plan: P) => readonly number[];
  /** What the units of a plan are called. */
  say: (plan: P) => string;
  /** What is said of those names. */
  note: string;
  onChange: (plan: P) => void;
}

/** Units of export capacity that wait for trains: how many, and which of them; the rest is shared out anew. */
export function AsideChoice<P>({ plan, proposals, unitsIn, say, note, onChange }: Props<P>) {
  if (proposals.length < 2) return null;
  const countIn = (each: P) => unitsIn(each).length;
  const alike = (each: P) => proposals.filter((other) => countIn(other) === countIn(each));
  const which = alike(plan);
  return (
    <Part title={t('do.hsb.aside')} note={t('do.hsb.aside.note')}>
      <div class="beside-moves">
        {proposals
          .filter((each) => alike(each)[0] === each)
          .map((each) => (
            <Proposed
              key={countIn(each)}
              isChosen={countIn(each) === countIn(plan)}
              onPress={() => onChange(each)}
            >
              {tCount('do.beer.cubes', countIn(each))}
            </Proposed>
          ))}
      </div>
      {which.length > 1 && (
        <>
          <p class="note">{note}</p>
          <div class="beside-moves">
            {which.map((each) => (
              <Proposed
                key={unitsIn(each).join()}
                isChosen={unitsIn(each).join() === unitsIn(plan).join()}
                onPress={() => onChange(each)}
              >
                {say(each)}
              </Proposed>
            ))}
          </div>
        </>
      )}
    </Part>
  );
}

interface ProposedProps {
  isChosen: boolean;
  onPress: () => void;
  children: string;
}

function Proposed({ isChosen, onPress, children }: ProposedProps) {
  return (
    <button type="button" class="move" aria-pressed={isChosen} onClick={onPress}>
      {children}
    </button>
  );
}
