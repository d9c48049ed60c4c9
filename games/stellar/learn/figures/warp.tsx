export const Warp = () => null
