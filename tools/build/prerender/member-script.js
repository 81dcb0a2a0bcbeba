/* Without a stored session the site itself leads from a member's page to /login. */
show('loading-page')
loadForMember()
