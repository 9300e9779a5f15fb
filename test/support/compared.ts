import { options, type VNode } from 'preact';

/** Notes every element that is compared with what was drawn before, until it is asked which those were. */
export function watchCompared(): () => readonly VNode[] {
  const { diffed } = options;
  const compared: VNode[] = [];
  options.diffed = (element: VNode) => {
    compared.push(element);
    diffed?.(element);
  };
  return () => {
    options.diffed = diffed!;
    return compared;
  };
}
