/** The word for a direction, as it is on this screen. */
export const wayWord = (asked: 'shift' | 'order', way: number) =>
  asked === 'order'
    ? way > 0
      ? 'starfighter.board.order.right'
      : 'starfighter.board.order.left'
    : way < 0
      ? 'starfighter.board.shift.left'
      : way > 0
        ? 'starfighter.board.shift.right'
        : 'starfighter.board.shift.stay'
