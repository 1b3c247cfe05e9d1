/** Starts the page: the look, the texts, then the place where it is. */
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { dress, followLight, settings } from './settings/settings.svelte.ts';
import { loadTexts } from './texts/words.svelte.ts';

dress(document.documentElement);
followLight(document.documentElement);
await loadTexts();
const target = document.getElementById('app');
if (!target) throw new Error('no place for the page');
mount(App, { target });
document.documentElement.lang = settings.language;
