import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointRoutes } from './endpoint-routes-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), endpointRoutes()],
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    // tools/prerender.ts reads from it which chunks a page needs.
    manifest: !isSsrBuild,
    // All that every page needs in one file: by itself the bundler makes one of each shared module.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: 'shell', test: /\/src\/app\/routes\.tsx$/ }] } },
          },
        }),
    copyPublicDir: !isSsrBuild,
  },
  // Bundled whole, so that it runs wherever it is written: packages of one name are not one version everywhere.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:5000', changeOrigin: false } },
  },
}));
