import './bestow.css';
import type { BestowMove } from '@/titles/rhineland/rules/bestow';
import type { BestowDecision } from '@/titles/rhineland/state';
import type { Seat } from '../../table/seat';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { CompanyToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { movesOf } from '../../turn/moves';
import { companyOf, ownedTrains } from '../../turn/names';
import { PowerHelp } from '../../turn/panels/PowerHelp';
import type { PanelProps } from '../../turn/props';

/** What a private leaves to a corporation of its owner's choice: what it is, and who could have it. */
export function BestowPanel(props: PanelProps<Seat, BestowMove>) {
  const { seat } = props;
  const { private: id } = seat.state.decisions.at(-1) as BestowDecision;
  return (
    <>
      <Body {...props}>
        <PowerHelp seat={seat} id={id} />
        <ul class="offers">
          {movesOf(props, 'bestow').map((move) => (
            <li key={move.company}>
              <MoveButton {...props} class="offer" move={move}>
                <CompanyToken seat={seat} company={move.company} />
                <span class="bestow-words">
                  <strong>{companyOf(seat, move.company)?.name}</strong>
                  <span class="note">{ownedTrains(seat, move.company)}</span>
                </span>
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}
