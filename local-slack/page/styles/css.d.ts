/** A style sheet is imported for what the bundler makes of it. */
declare module '*.css';
