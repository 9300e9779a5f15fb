/** Letters on the tokens that have no picture. */
export const initials: Readonly<Record<string, string>> = {
  coalmine: 'K',
  steelmill: 'S',
  montan: 'M',
  rheingold: 'RG',
  ironRhine: 'ER',
};
