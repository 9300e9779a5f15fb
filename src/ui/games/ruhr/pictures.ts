import type { Pictures } from '../cover';

/** The boards of the family as they come out of the box, in small: lists show them before anything of a game is fetched. */
export const pictures: Pictures = {
  '18ruhr': {
    layout: 'flat',
    hexes: {
      red: 'A2 A4 A10 A14 A16 B17 F17 H17 J1 N1 P1 Q16 R3 R5 R9 R11 R15',
      gray: 'A8 D13 J17 L1',
      white:
        'B3 B5 B9 B11 B13 B15 C4 C6 C8 C10 C12 C14 C16 D3 D5 D7 D9 D11 D15 E4 E6 E8 E10 E12 E14 E16 F3 F5 F7 F9 F11 F13 F15 G4 G6 G8 G10 G12 G14 G16 H3 H5 H7 H9 H11 H15 I2 I4 I6 I8 I10 I12 I14 I16 J3 J5 J9 J11 J13 J15 K2 K4 K6 K10 K12 K14 K16 L3 L5 L7 L9 L11 L13 L15 M2 M4 M6 M8 M10 M12 M14 N3 N5 N7 N9 N11 N13 N15 O2 O4 O6 O8 O10 O12 O14 O16 P3 P5 P7 P9 P11 P13 P15 Q10 Q12 Q14 R13',
      yellow: 'H13 J7 K8',
    },
    stations: [],
  },
};
