import { describe, expect, it } from 'vitest';
import { filesBelow } from './files';

/**
 * Browsers remember for each state (an attribute, a class `is-…`) which elements below it depend on it. Where a rule
 * ends in any element (`*`), that is all of them: whenever the state changes, everything below is styled anew.
 */
function endsInAnything(selector: string): boolean {
  const state = /\[(?:data|aria)-|\.is-(?!wide|upright|phone|desk)/;
  const at = selector.search(/[\s>+~(]\*\s*(?:[,)].*)?$/);
  return at >= 0 && state.test(selector.slice(0, at));
}

/** The selectors of a style sheet, one by one; a comma within brackets does not end one. */
function selectorsIn(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, head]) => head!.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replace(/\s+/g, ' '));
}

describe('styles', () => {
  it('never depend, for any element whatever, on a state that a tap changes', () => {
    const files = filesBelow('src', '.css');
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap(({ path, text }) =>
      selectorsIn(text)
        .filter(endsInAnything)
        .map((selector) => `${path}: ${selector}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['[data-settling="true"] :is(.turn-body, .turn-foot > *, .curtain-open)', true],
    ['.ledger tr.is-acting > *', true],
    ['.ledger tr.is-acting > :is(td, th)', false],
    ['.turn-foot > *', false],
    ['.is-wide .turn-body > *', false],
  ])('%s: %s', (selector, isFound) => {
    expect(selectorsIn(`${selector} { color: red; }`).map(endsInAnything)).toEqual([isFound]);
  });
});
