import type { Pictures } from '../cover';

/** The boards of the family as they come out of the box, in small: lists show them before anything of a game is fetched. */
export const pictures: Pictures = {
  '18do': {
    layout: 'pointy',
    hexes: {
      red: 'A2 A16 B1 C20 H1 I2 I10 I14 I20',
      gray: 'A8 A18 C6 D1 E12 E14 E20 F1 F7 G20 I6',
      white:
        'B3 B5 B7 B9 B11 B13 B15 B17 B19 C2 C4 C10 C12 C16 C18 D3 D5 D7 D11 D13 D15 D17 D19 E2 E4 E6 E8 E10 E16 E18 F3 F5 F9 F11 F13 F17 F19 G2 G4 G6 G8 G10 G14 G16 G18 H5 H7 H9 H11 H13 H17 I4 I16 I18',
      yellow: 'C8 C14 D9 F15 G12 H3 H15 H19',
    },
    stations: [],
  },
};
