import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inProject } from './paths';

/**
 * Loads a module as it would be shipped: bundled, with what is meant for development left out. The bundle lies
 * as deep below the project as this file does, so that paths within the project stay right.
 */
export async function loadBundled(file: string): Promise<unknown> {
  const name = `${basename(file, '.ts')}.mjs`;
  await build({
    configFile: false,
    root: inProject(''),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': inProject('src') } },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'true' },
    // what builds the app is a tool, no part of it
    ssr: { noExternal: true, external: ['vite'] },
    build: {
      ssr: inProject(file),
      outDir: inProject('.cache'),
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  return import(pathToFileURL(inProject(`.cache/${name}`)).href);
}
