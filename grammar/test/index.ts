export { drawnBoard } from './drawn-board.tsx'
