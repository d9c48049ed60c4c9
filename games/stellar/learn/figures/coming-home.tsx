export const ComingHome = () => null
