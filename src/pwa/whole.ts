import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Is this the file, byte for byte? `integrity` is its digest as the build wrote it down. */
export async function isWhole(kept: Response, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * What is kept counts only if it is whole, when it is asked for and when a new version takes it over:
 * anything else (a page that some network answered with, a damaged disk) is fetched again in its place.
 */
export function onlyWhole(integrityFor: (key: string) => string | undefined): WorkboxPlugin {
  return {
    async cachedResponseWillBeUsed({ cachedResponse, request }) {
      const integrity = integrityFor(request.url);
      if (!cachedResponse || integrity === undefined) return cachedResponse;
      return (await isWhole(cachedResponse.clone(), integrity)) ? cachedResponse : undefined;
    },
    // A browser that has kept a wrong answer must not give it a second time.
    requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
  };
}
