import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [
    preact(),
    withoutPolicyInDevelopment(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Zechenbahn',
        short_name: 'Zechenbahn',
        description: 'The 18xx railway games of the Rhine and Ruhr, around one tablet, without a network',
        lang: 'en',
        display: 'standalone',
        theme_color: '#1f4d3a',
        background_color: '#f4eddc',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: { globPatterns: ['**/*.{js,css,html,svg,png,woff2}'] },
    }),
  ],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});

/** The development server puts styles and scripts into the page itself, which the shipped page forbids. */
function withoutPolicyInDevelopment(): Plugin {
  return {
    name: 'without-policy-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}
