import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appCheck, readAppCheckSettings } from './app-check-plugin.ts';
import { chunkGroups } from './chunks.ts';
import { endpointForms } from './endpoint-forms-plugin.ts';
import { endpointRoutes } from './endpoint-routes-plugin.ts';
import { errorWords } from './error-words-plugin.ts';
import { lazyCode } from './lazy-code-plugin.ts';
import { isPseudoSite, messages, siteLocale } from './messages-plugin.ts';
import { prefetchScripts } from './prefetch-scripts-plugin.ts';
import { pseudoMessages } from './pseudo-messages-plugin.ts';
import { unusedRouter } from './unused-router-plugin.ts';

const routerBuild = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    messages(siteLocale()),
    isPseudoSite() && pseudoMessages(),
    endpointRoutes(),
    endpointForms(),
    errorWords(),
    appCheck(readAppCheckSettings(process.env)),
    lazyCode(),
    prefetchScripts(),
    unusedRouter(),
  ],
  resolve: {
    // The package always exports its development build, which contains warnings.
    alias: [
      { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
      // An import of TanStack Query, whose bundle contains infinite queries even if no page has one. Every page
      // loads 0.6 KiB less, and without this the form of a new article has 200.5 KiB of 200.
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: fileURLToPath(new URL('src/api/transport/no-infinite-queries.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2022',
    // For debugging on this machine: tools/build/prerender moves the source maps to .cache/source-maps.
    sourcemap: isSsrBuild ? false : 'hidden',
    assetsInlineLimit: 0,
    // tools/build/prerender reads the chunks of each page from it, for the browser and for Node.
    manifest: true,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: ['index.html', 'src/bootstrap.ts'].map((file) =>
              fileURLToPath(new URL(file, import.meta.url)),
            ),
            output: { codeSplitting: { groups: chunkGroups } },
            // Each text is part of the code that shows it, so a page loads only its own texts.
            optimization: { inlineConst: true },
          },
        }),
    copyPublicDir: !isSsrBuild,
  },
  // Rendering always uses React's production build, in the emulator too.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  // Bundles all packages: the machine that runs the renderer may have another version of one.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:5000', changeOrigin: false } },
  },
}));
