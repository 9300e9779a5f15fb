/** Not in the types of the DOM: not every browser has it. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The page's Content-Security-Policy refuses any text that would become script or HTML. What it must let
 * through are the addresses of the app's own workers; everything else stays refused.
 */
export function trustOwnScripts(scope: { trustedTypes?: TrustedTypes }, home: string): void {
  scope.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, home).href.startsWith(home)) return url;
      throw new TypeError(`not a script of this app: ${url}`);
    },
  });
}
