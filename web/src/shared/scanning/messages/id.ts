export const startCamera = 'Pindai dengan kamera';
export const stopCamera = 'Hentikan kamera';
export const cameraNotAllowed =
  'Kamera tidak diizinkan. Izinkan kamera untuk situs ini pada pengaturan peramban, atau pilih gambar.';
export const cameraFailed = 'Kamera tidak dapat dibuka. Pilih gambar atau tempel kodenya.';
