/** How random play uses the markers of the minor variants, against each other for one choice of the kind. */
export const variantWeights: Readonly<Record<string, number>> = {
  'extra-station': 1,
  'half-price': 1,
  'half-dividend': 0.3,
  'trade-in-card': 3,
  'trade-in-equipment': 3,
  'more-beer': 0.2,
  'more-beer-for': 0.5,
  'clever-route': 0.3,
  'keep-train': 3,
  'let-go': 1,
};

/** What they bring about. */
export const variantEvents: readonly string[] = [
  'demand-laid-out',
  'demand-falls',
  'costs-rise',
  'mines-closed',
  'first-laid-out',
  'first-delivery',
  'wagon-ways',
  'extra-place',
  'train-kept',
  'train-let-go',
  'half-price',
  'half-paid-out',
  'card-traded-in',
  'equipment-traded-in',
  'more-beer',
  'route-marker',
];
