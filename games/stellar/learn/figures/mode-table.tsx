export const ModeTable = () => null
