/** Hilfe zum Expertenspiel, neben der zu Heat, Sweat & Beer. */
export const expertGlossary = {
  'term.mcm': 'Kleininvestitions-Marker (KIM)',
  'help.mcm':
    'Bierlokale, Flaschenabfüllung und Thermowaggons, statt eines Kärtchens gekauft. Ein Besitzblatt hat dafür ein oder zwei Kästchen; ein weiterer ersetzt einen alten. Die Farbe zeigt, ab welcher Phase sie wirken.',
  'term.mcm-trade': 'KIM anderer Gesellschaften',
  'help.mcm-trade':
    'Beim Kauf der erwerbenden Gesellschaft, für das Halbe bis Anderthalbfache des aufgedruckten Preises, wenn die andere zustimmt. Eisenbahngesellschaften handeln nur mit Thermowaggons.',
  'term.first-mcm': 'Erster KIM',
  'help.first-mcm':
    'Nach den Geboten darf jeder seiner kleinen Brauerei mit Privatgeld einen Marker kaufen, in der Reihenfolge der Nummern.',
  'term.pub': 'Bierlokale',
  'help.pub':
    'Zahlen zu Beginn jeder Brauereirunde einen festen Betrag in das Betriebskapital ihrer Brauerei.',
  'term.bottling': 'Flaschenabfüllung',
  'help.bottling':
    'Gehört in jeder Runde zu einem Kärtchen: Jeder Bierquader, den es in Dortmund liefert, bringt so viel mehr. Exportbier wird nicht abgefüllt.',
  'term.wagon': 'Thermowaggon',
  'help.wagon':
    'Bei einer Brauerei mit Typ 5, 6 oder 8 kann ein Bierquader mehr verladen werden. Eine Eisenbahn legt ihn auf einen Zug, auch auf 3er und 4er, der dann einen mehr befördert. Beladen bleibt er liegen.',
  'term.sem': 'Sonderereignis-Marker (SEM)',
  'help.sem':
    'Je Ereignis einer. Als letzte Aktion nimmt eine Brauerei kostenlos einen und besitzt höchstens einen. Genutzt kommt er in die Auslage zurück, und sie erhält ihn in dieser Runde nicht wieder.',
  'term.sem-moment': 'Wann Ereignisse gelten',
  'help.sem-moment':
    'Werbung vor dem ersten Spielzug, Marketing nach der neuen Reihenfolge, alle anderen im eigenen Spielzug: bei Lieferung, Verladung, Einnahmen oder Kauf, wie der Marker sagt.',
  'term.printed-sem': 'Aufgedrucktes Ereignis',
  'help.printed-sem':
    'Zwei Besitzblätter haben ein aufgedrucktes Ereignis: Es gilt einmal je Brauereirunde, solange kein Marker es verdeckt.',
};
