import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type App, type Opened, startApp } from './app';

/**
 * The built app for a file of tests, with a visitor for each test. Whatever a test does, the page must not have
 * complained and must have asked nobody else.
 */
export function visitedApp(): Pick<App, 'open'> & { readonly url: string } {
  let app: App;
  let visits: Opened[] = [];
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  afterEach(async () => {
    const all = visits;
    visits = [];
    for (const visit of all) await visit.close();
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    expect(all.flatMap(({ foreign }) => foreign)).toEqual([]);
  });
  return {
    get url() {
      return app.url;
    },
    async open(options) {
      const visit = await app.open(options);
      visits.push(visit);
      return visit;
    },
  };
}
