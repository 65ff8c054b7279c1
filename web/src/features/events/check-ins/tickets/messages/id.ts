export const title = 'Tiket acara';
export const ownEvents = 'Acara saya';
export const noTicket = 'Anda tidak memiliki tiket untuk acara ini.';
