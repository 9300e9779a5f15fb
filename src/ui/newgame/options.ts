import type { Wishes } from '@/engine/game/agreeing';
import type { Json } from '@/engine/game/json';
import type { OptionDefs } from '@/engine/game/options';

/** An option gets a value. */
export function withValue({ options, lots }: Wishes, id: string, value: Json): Wishes {
  return { options: { ...options, [id]: value }, lots: lots.filter((each) => each !== id) };
}

/** Lots will decide on an option. */
export function withLots({ options, lots }: Wishes, id: string): Wishes {
  return { options, lots: [...lots.filter((each) => each !== id), id] };
}

/** The options that stand beneath a switch, by its id: they need nothing but that, and are shown only then. */
export function details(defs: OptionDefs): Readonly<Record<string, readonly string[]>> {
  const beneath: Record<string, string[]> = {};
  for (const [id, { needs = [] }] of Object.entries(defs)) {
    const [only] = needs;
    if (needs.length !== 1 || defs[only!.option]?.kind !== 'flag') continue;
    beneath[only!.option] = [...(beneath[only!.option] ?? []), id];
  }
  return beneath;
}
