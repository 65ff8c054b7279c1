import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointRoutes } from './endpoint-routes-plugin.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), endpointRoutes()],
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:5000', changeOrigin: false } },
  },
});
