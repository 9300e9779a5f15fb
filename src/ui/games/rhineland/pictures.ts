import type { Pictures } from '../cover';

/** The boards of the family as they come out of the box, in small: lists show them before anything of a game is fetched. */
export const pictures: Pictures = {
  '18rhl': {
    layout: 'pointy',
    hexes: {
      gray: 'A2 A8 A10 A12 B1 B7 D1 E2 F1 F15 G2 H15 I4 J15 K14 L3 L5 L7 L9',
      red: 'A4 A6 A14 B15 C2 C14 D15 H1 J1 L1 L11 L13',
      yellow: 'B3 D9 F9 F13 G6 I10 I14 K2 K6',
      white:
        'B5 B9 B11 B13 C4 C6 C8 C10 C12 D3 D5 D11 D13 E4 E6 E8 E10 E12 E14 F3 F5 F7 F11 G4 G8 G10 G12 G14 H3 H5 H7 H9 H11 H13 I2 I6 I8 I12 J3 J5 J7 J9 J11 J13 K4 K8 K10 K12',
      green: 'D7',
    },
    stations: [],
  },
  '18lra': {
    layout: 'pointy',
    hexes: {
      gray: 'A1 A3 A9 C1 C3 D2 D6 D16 E1 F16 G1 I9 I15 J2 J16 K13',
      red: 'A5 A7 A11 A13 A15 B16 H2 H16 I1 K1 K3 K5 K7 K9 K11 K15',
      white:
        'B2 B6 B8 B10 C5 C7 C9 C11 C13 C15 D4 D8 D10 D12 E3 E5 E7 E9 E11 E15 F2 F4 F6 F8 F12 F14 G3 G5 G7 G9 G11 G13 G15 H4 H6 H8 H10 H12 I5 I7 I11 I13 J4 J6 J8 J10 J12 J14',
      yellow: 'B4 B12 B14 D14 E13 F10 H14 I3',
    },
    stations: [],
  },
};
