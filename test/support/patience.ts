import { configure } from '@testing-library/preact';

// a busy machine is slow to load a screen: what a test waits for is what it waits for, however long it takes
configure({ asyncUtilTimeout: 60_000 });
