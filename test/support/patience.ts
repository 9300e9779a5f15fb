// only tests with a page wait for one: the others need not load the library for it
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/preact');
  // a busy machine is slow to load a screen: what a test waits for is what it waits for, however long it takes
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
