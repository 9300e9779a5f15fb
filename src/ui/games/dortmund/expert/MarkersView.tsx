import { money } from '@/i18n/table';
import { markersAt } from '@/titles/dortmund/expert/markers/markers';
import { display } from '@/titles/dortmund/expert/state';
import { breweryCorporations, minorMarkers, specialEvents } from '@/titles/dortmund/hsb-cards';
import { CompanyToken } from '../../../turn/Mark';
import type { ExpertSeat } from '../seats';
import { t, tCount } from '../words/brewing';
import { boxOf, eventWords, fromWords, markerWords, Named } from './names';

/** All markers and events: where they are, what they do and when. */
export function MarkersView({ seat }: { seat: ExpertSeat }) {
  const { state } = seat;
  const left = (code: string) =>
    markersAt(state, display).filter((no) => state.markers[no]!.code === code).length;
  const owners = (code: string) => state.markers.filter((each) => each.code === code && each.at !== display);
  const printedOn = (code: string) =>
    breweryCorporations.filter(
      ({ id, semSpace }) => semSpace === code && boxOf(state).corporations.some((each) => each.id === id),
    );
  return (
    <div class="breweries">
      <h3>{t('do.exp.markers')}</h3>
      <ul class="exp-list">
        {minorMarkers.map(({ code, price }) => (
          <li key={code}>
            <Named code={code} /> <strong>{money(price)}</strong>{' '}
            <span class="note">{tCount('do.hsb.left', left(code))}</span>{' '}
            {owners(code).map(({ at }, i) => (
              <CompanyToken key={i} seat={seat} company={at} />
            ))}
            <span class="note exp-what">
              {markerWords(code)}, {fromWords(code)}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t('do.exp.events')}</h3>
      <ul class="exp-list">
        {specialEvents.map(({ code }) => (
          <li key={code}>
            <Named code={code} />{' '}
            {state.events[code] === display ? (
              <span class="note">{t('do.exp.nobody')}</span>
            ) : (
              <CompanyToken seat={seat} company={state.events[code]!} />
            )}
            {printedOn(code).map(({ id }) => (
              <span key={id} class="exp-fact">
                <CompanyToken seat={seat} company={id} /> <span class="note">{t('do.exp.printed')}</span>
              </span>
            ))}{' '}
            <span class="note">{fromWords(code)}</span>
            <span class="note exp-what">{eventWords(code)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
