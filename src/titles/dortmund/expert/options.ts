/** The same is agreed as before a game of Heat, Sweat & Beer: the beginners' deal, and any of the minor variants. */
export { options } from '../hsb/options';
