import { App } from './app.js';
import { start } from './shell/start.js';

start(<App />);
