import type { noCredit as english } from '../en/no-credit';

export const noCredit: Readonly<Record<keyof typeof english, string>> = {
  'forced-purchase':
    'Ein Zug, der gekauft werden muss, obwohl das Geld nicht reicht: Eigene Zertifikate der Gesellschaft, Privatgeld des Direktors und seine Anteile zahlen ihn, in dieser Folge. Reicht das nicht, ist er bankrott, und das Spiel ist sofort zu Ende.',
  score: 'Privatgeld und Anteile zum Kurswert. Was den Gesellschaften gehört, zählt nicht.',
};
