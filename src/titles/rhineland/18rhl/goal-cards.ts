import type { DestinyCard, TargetCard } from '../goals';

/** [18Rhl 8.4.1] players + 2 are dealt face up; the lowest number taken gets the Priority Deal. */
export const targetCards: readonly TargetCard[] = [
  {
    id: 'T1',
    bonus: 150,
    goal: { kind: 'runsIndustries', coalmines: 2, steelmills: 2 },
  },
  {
    id: 'T2',
    bonus: 130,
    goal: { kind: 'trackBetween', from: ['K2'], to: ['B15'] },
  },
  {
    id: 'T3',
    bonus: 120,
    goal: {
      kind: 'trackBetween',
      from: ['A4', 'A6'],
      to: ['L11', 'L13'],
      notThrough: ['E2'],
    },
  },
  {
    id: 'T4',
    bonus: 110,
    goal: {
      kind: 'reaches',
      edges: [
        { hex: 'C14', edge: 0 },
        { hex: 'C14', edge: 1 },
        { hex: 'D15', edge: 0 },
        { hex: 'D15', edge: 1 },
      ],
    },
  },
  {
    id: 'T5',
    bonus: 100,
    goal: { kind: 'runsBetween', from: 'C2', to: 'B15' },
  },
  {
    id: 'T6',
    bonus: 90,
    goal: { kind: 'trackBetween', from: ['H1'], to: ['C14', 'D15'] },
  },
  {
    id: 'T7',
    bonus: 80,
    goal: { kind: 'connected', all: ['E2', 'G2'] },
  },
  {
    id: 'T8',
    bonus: 60,
    goal: { kind: 'placesStation', hexes: ['J15'] },
  },
];

/** [18Rhl 8.4.2] two to each player, one is kept. */
export const destinyCards: readonly DestinyCard[] = [
  { id: 'D1', bonus: 100, goal: { kind: 'trains', count: 2 } },
  { id: 'D2', bonus: 100, goal: { kind: 'highestValue' } },
  {
    id: 'D3',
    bonus: 120,
    goal: { kind: 'metropolises', hexes: ['D9', 'F9', 'I10'], gray: 2 },
  },
  { id: 'D4', bonus: 120, goal: { kind: 'mostIndustriesReached' } },
  { id: 'D5', bonus: 140, goal: { kind: 'mostStations' } },
  {
    id: 'D6',
    bonus: 140,
    goal: { kind: 'stationOnTile', tile: '948' },
  },
  {
    id: 'D7',
    bonus: 160,
    goal: { kind: 'mostDifferentCompanies' },
  },
  { id: 'D8', bonus: 160, goal: { kind: 'mostTownsInOneRoute' } },
  {
    id: 'D9',
    bonus: 120,
    goal: { kind: 'stationsOn', hexes: ['A14', 'B15', 'C2'], count: 2 },
  },
  { id: 'D10', bonus: 160, goal: { kind: 'largestTreasury' } },
  { id: 'D11', bonus: 140, goal: { kind: 'highestLastRevenue' } },
  {
    id: 'D12',
    bonus: 120,
    goal: { kind: 'reachesAll', hexes: ['A6', 'A4', 'C2', 'E2', 'G2'] },
  },
];
