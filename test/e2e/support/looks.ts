/** What can be seen to be wrong with a screen without knowing what it is about. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inProject } from '../../../.tools/paths';

const folder = inProject('test-results/screens');

/** With `PICTURES=1`: to be looked at by people. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Whatever is wider than its place, or cut off where it cannot be scrolled. Self-contained: it is sent to the page. */
export function misfits(): string[] {
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    problems.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').slice(0, 40)}”`;
  for (const button of document.querySelectorAll<HTMLElement>('button, a, select, summary, h1, h2, h3')) {
    if (!button.checkVisibility() || button.closest('svg, .hidden-text')) continue;
    const style = getComputedStyle(button);
    if (style.display === 'inline') continue;
    const isMeant =
      style.textOverflow === 'ellipsis' || style.overflowX === 'auto' || style.overflowX === 'scroll';
    if (button.scrollWidth > button.clientWidth + 1 && button.clientWidth > 0 && !isMeant) {
      problems.push(`${nameOf(button)} is ${button.scrollWidth} wide in ${button.clientWidth}`);
    }
  }
  for (const table of document.querySelectorAll('table')) {
    const place = table.parentElement!;
    if (!table.checkVisibility() || table.closest('.hidden-text') || place.clientWidth === 0) continue;
    const isScrolled = ['auto', 'scroll'].includes(getComputedStyle(place).overflowX);
    if (!isScrolled && table.offsetWidth > place.clientWidth + 1)
      problems.push(`${nameOf(table)} is ${table.offsetWidth} wide in ${place.clientWidth}`);
  }
  // what is asked about, and where a train runs, among the choices
  for (const part of document.querySelectorAll('.turn-body > .effects, .route-what')) {
    if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
      problems.push(`${nameOf(part)} does not fit its place`);
  }
  for (const part of document.querySelectorAll('.table-head > *')) {
    const { left, right } = part.getBoundingClientRect();
    if (left < 0 || right > innerWidth)
      problems.push(`${nameOf(part)} in the head reaches from ${left} to ${right}`);
  }
  return problems;
}

/** Parts of the turn that are not in sight: who acts, what for, and the way on. Self-contained. */
export function hiddenTurn(): string[] {
  const parts = ['.turn-who', '.turn-prompt', '.turn-buttons'];
  return parts.filter((part) => {
    const element = document.querySelector(part);
    if (!element) return true;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
}

/** Buttons of the turn's foot that are higher than others, or whose words take more than two lines. Self-contained. */
export function unevenButtons(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('.turn-buttons button')].filter((button) =>
    button.checkVisibility(),
  );
  const least = Math.min(...buttons.map(({ offsetHeight }) => offsetHeight));
  return buttons.flatMap((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    const isUneven = button.offsetHeight > least + 1;
    return isUneven || (lines > 2 && !button.querySelector('svg'))
      ? [`“${button.textContent}” is ${button.offsetHeight} high beside ${least}, in ${lines} lines`]
      : [];
  });
}

/** Whatever is to be touched and is smaller than a fingertip, in pixels. Self-contained. */
export function smallTargets(): string[] {
  const least = 44;
  const touched =
    'button, a, select, summary, label:has(input), input:not(label input), [role=separator], hr[tabindex]';
  return [...document.querySelectorAll<HTMLElement>(touched)].flatMap((target) => {
    const style = getComputedStyle(target);
    // a link within a sentence is as high as its line
    if (!target.checkVisibility() || style.display === 'inline' || target.closest('.hidden-text')) return [];
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
    const name = `${target.tagName.toLowerCase()}.${[...target.classList].join('.')}`;
    return [
      `${name} “${(target.textContent ?? '').slice(0, 30)}” is ${Math.round(width)} × ${Math.round(height)}`,
    ];
  });
}

/** Words beside the board that are smaller than can be read, in pixels of the screen. Self-contained. */
export function smallWords(): string[] {
  const least = 12;
  const walker = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    const place = walker.currentNode.parentElement!;
    if (!text || !place.checkVisibility() || place.closest('.board-drawing, .fan, .hidden-text')) continue;
    const drawn = (place as Element as SVGTextElement).getScreenCTM?.();
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    const size = Number.parseFloat(getComputedStyle(place).fontSize) * scale;
    if (size < least - 0.05)
      found.add(`“${text}” of ${place.parentElement!.getAttribute('class')} ${size.toFixed(1)} px`);
  }
  return [...found];
}

/** Choices that are not in sight although nothing was scrolled. Self-contained. */
export function hiddenChoices(): string[] {
  return [...document.querySelectorAll('.turn-body :is(.move, .button), .trade')].flatMap((choice) => {
    if (!choice.checkVisibility() || choice.closest('.hidden-text, .beside')) return [];
    const own = choice.getBoundingClientRect();
    for (let place = choice.parentElement; place; place = place.parentElement) {
      if (getComputedStyle(place).overflowY === 'visible') continue;
      const { left, top, right, bottom } = place.getBoundingClientRect();
      const isIn =
        own.left > left - 2 && own.right < right + 2 && own.top > top - 2 && own.bottom < bottom + 2;
      if (!isIn) return [(choice.textContent ?? '').slice(0, 30)];
    }
    return [];
  });
}

/** Choices that no scrolling brings to where they can be touched. Self-contained. */
export function lostChoices(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.turn :is(button, summary)')].flatMap((choice) => {
    if (!choice.checkVisibility() || choice.closest('.hidden-text')) return [];
    choice.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, right, bottom } = choice.getBoundingClientRect();
    const touched = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isWhole = left > -1 && right < innerWidth + 1;
    return isWhole && touched && choice.contains(touched) ? [] : [(choice.textContent ?? '').slice(0, 30)];
  });
}
