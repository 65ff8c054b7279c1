/** Fixed in English by the specification. */
export const title = 'Shop';
export const description = 'Kaus, tumbler, dan buku {name}. Pemesanan lewat WhatsApp.';
export const lead = 'Pakai, minum, dan baca dengan bangga. Setiap pembelian membantu kegiatan asosiasi.';
export const howToOrder =
  'Pemesanan dilayani lewat WhatsApp: pilih barang, kirim pesan yang sudah kami siapkan, lalu pengurus memberi tahu ketersediaan dan ongkos kirim.';
export const chatMessage = 'Halo {name}, saya tertarik membeli {item}. Apakah masih tersedia?';
export const buy = 'Beli';
/** Follows `buy`, for screen readers. */
export const buyDetails = ' {item} lewat WhatsApp (membuka tab baru)';
