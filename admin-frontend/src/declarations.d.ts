declare module 'virtual:scheme.css';
