import { letterSize } from '../../board/letter-size';
import type { BoardLook } from '../look';

export const look: BoardLook = {
  icons: {
    rheingold: { letters: 'RG', colour: '#8a6414' },
    ironRhine: { letters: 'ER', colour: '#43464b' },
    limeQuarry: { letters: 'L', colour: '#6f6a5c', isIndustry: true },
    rheingoldToken: { Shape: RheingoldToken },
    campBuilding: { letters: '…', colour: '#8d8a83' },
    campActive: { letters: '+20', colour: '#2f6b3c' },
  },
  words: {
    en: {
      'icon.rheingold': 'Rheingold Express',
      'icon.ironRhine': 'Iron Rhine',
      'icon.limeQuarry': 'Lime quarry',
      'icon.rheingoldToken': 'Rheingold token',
      'icon.campBuilding': 'Emigrant camp, under construction',
      'icon.campActive': 'Emigrant camp, active',
      'variant.alternative': 'Ratingen variant and alternative tiles',
      'revenueRule.easternRuhr': 'worth what the linked industries bring',
      'tileSet.alternative': 'the variant with alternative tiles',
      'tileSet.promo2012': 'a promotion of 2012',
    },
    de: {
      'icon.rheingold': 'Rheingold-Express',
      'icon.ironRhine': 'Eiserner Rhein',
      'icon.limeQuarry': 'Kalkwerk',
      'icon.rheingoldToken': 'Rheingold-Marker',
      'icon.campBuilding': 'Auswandererlager, im Bau',
      'icon.campActive': 'Auswandererlager, in Betrieb',
      'variant.alternative': 'Variante Ratingen und andere Gleisplättchen',
      'revenueRule.easternRuhr': 'wert, was die verbundenen Betriebe bringen',
      'tileSet.alternative': 'der Variante mit anderen Gleisplättchen',
      'tileSet.promo2012': 'einer Beigabe von 2012',
    },
  },
};

/** A round token, as stations are, yet in no place of a city. */
function RheingoldToken() {
  return (
    <g class="icon" fill="#8a6414">
      <circle r={17} />
      <text {...letterSize(18)} dy="0.36em">
        RG
      </text>
    </g>
  );
}
