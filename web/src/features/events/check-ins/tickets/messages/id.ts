export const title = 'Tiket acara';
export const noTicket = 'Anda tidak memiliki tiket untuk acara ini.';
