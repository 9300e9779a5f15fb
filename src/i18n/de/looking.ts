/** Was auf dem Plan angesehen wird. */
export const looking = {
  'hex.now': 'Hier geht jetzt etwas: Tippe auf das Feld.',
  'hex.free': 'nichts',
  'hex.reached': 'Erreicht von',
  'hex.nobody': 'niemandem',
  'hex.becomes': 'Kann werden zu',
  'hex.final': 'Nichts mehr: Es bleibt, wie es ist.',
  'hex.value.now': 'gilt jetzt',
  'hex.kept': 'freigehalten für {companies}',
  'hex.places': '{count} frei',
  'hex.later': 'in einer späteren Phase',
  'hex.run': '{company} brächte {total}',
  'hex.run.show': 'Die Fahrt der {company} zeigen:',
} as const;
