import { Notice } from '#ui/base/notice.tsx';

/** Says that the Indonesian texts changed after the English ones, and what to do. */
export const StaleNotice = () => (
  <Notice tone="info">
    <p>Terjemahan tertinggal: teks Indonesia berubah setelah teks Inggris ini ditulis.</p>
    <p className="font-normal text-sm">
      Sesuaikan teks Inggris, lalu simpan. Jika sudah sesuai, simpan saja.
    </p>
  </Notice>
);
