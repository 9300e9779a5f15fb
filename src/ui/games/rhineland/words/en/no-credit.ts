/** What the glossary says where no credit was agreed. */
export const noCredit = {
  'forced-purchase':
    'A train that must be bought without enough money. The company sells its own certificates first, then the director’s cash is used, then the director sells shares. Whoever still cannot pay is bankrupt, and the game ends at once.',
  score: 'Private cash and shares at their stock value. What companies own does not count.',
} as const;
