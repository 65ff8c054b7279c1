import './install.ts';
